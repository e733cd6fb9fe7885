/** Written here by build.mjs: is this the page that has no server? */
declare const LOCAL: boolean;
