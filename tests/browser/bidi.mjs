// Says how the page sets each of the names that are given: run by test_bidi.py.
import { isolated } from "../../client/src/lib/bidi";

console.log(JSON.stringify(JSON.parse(process.argv[2]).map(isolated)));
