"""How a table looks in a notebook. `&` stands for the picture's own class."""

from __future__ import annotations

STYLE = """
& { box-sizing: border-box; max-width: 900px; margin: 4px 0; padding: 14px 16px; border-radius: 18px;
 border: 3px solid #4a3441; box-shadow: inset 0 0 0 4px #f6c667;
 background: radial-gradient(ellipse at 50% 40%, #2a8a85, #1f7572 75%); color: #fffaf0;
 font: 14px/1.35 system-ui, -apple-system, "Segoe UI", sans-serif; text-align: left; }
& * { box-sizing: border-box; }
& .head { margin: 2px 6px 10px; font-size: 16px; }
& .head b { margin-right: 8px; font-size: 19px; color: #ffe08a; }
& .cover { margin: 8px 6px; padding: 18px; border-radius: 12px; background: #33242e; text-align: center; }
& .people, & .mat, & .middle, & .foot, & .laid, & .fan, & .slots, & .lane, & .who, & .sign { display: flex;
 flex-wrap: wrap; }
& .people { gap: 10px; margin-bottom: 10px; }
& .middle { gap: 14px 26px; margin: 12px 0; justify-content: center; align-items: center; }
& .foot { gap: 8px 14px; margin: 10px 6px 0; align-items: center; font-size: 13px; }
& .mat { flex: 1 1 auto; gap: 8px 18px; align-items: center; min-width: 150px; max-width: 100%; padding: 8px 12px;
 border-radius: 12px; background: rgb(20 50 50 / .38); }
& .people .mat { flex-direction: column; align-items: flex-start; max-width: 440px; }
& .people .mat.wide { flex-direction: row; align-items: center; max-width: 100%; }
& .mat.wide .who { min-width: 130px; }
& .mat.own { gap: 10px 26px; background: rgb(20 50 50 / .55); }
& .mat.turn { box-shadow: 0 0 0 3px #ffcd2e; }
& .mat.out { opacity: .7; }
& .who { align-items: center; gap: 8px; }
& .count, & .flag, & .mark { padding: 1px 7px; border-radius: 12px; background: #fff0d2; color: #4a3441;
 text-align: center; }
& .count, & .mark { min-width: 24px; }
& .flag { font-size: 12px; line-height: 1.3; }
& .zone { max-width: 100%; }
& .title { margin-bottom: 4px; font-size: 12.5px; font-weight: 600; opacity: .95; }
& .note { margin-top: 4px; font-size: 12.5px; }
& .laid { gap: 6px; align-items: flex-start; }
& .fan > * + * { margin-left: -26px; }
& .fan .face { filter: drop-shadow(0 0 1px #4a3441); }
& .slots { width: max-content; gap: 5px; padding: 3px 8px; border-radius: 18px; background: #fff0d2; }
& .lane { gap: 8px; align-items: center; }
& .lane + .lane { margin-top: 6px; }
& .paper .lane { flex-wrap: nowrap; }
& .face { display: inline-block; flex: none; background: center / 100% 100% no-repeat; vertical-align: top; }
& .piece { display: inline-flex; flex-direction: column; align-items: center; gap: 3px; border-radius: 8px; }
& .place { display: inline-flex; align-items: center; justify-content: center; aspect-ratio: 5 / 7; border-radius: 8px;
 border: 2px dashed rgb(255 250 240 / .45); }
& .word { display: inline-block; max-width: 120px; padding: 4px 8px; border-radius: 8px; background: #fffaf0;
 color: #4a3441; }
& .new .face, & .lit .face { box-shadow: 0 0 0 3px #ffcd2e; border-radius: 8px; }
& .good .face { box-shadow: 0 0 0 3px #a5dfc4; border-radius: 8px; }
& .bad .face { box-shadow: 0 0 0 3px #ff7d78; border-radius: 8px; }
& .struck .face { opacity: .45; }
& .apart { margin-left: 12px; }
& .cells { display: grid; gap: 4px; width: max-content; max-width: 100%; justify-items: center; align-items: center; }
& .cells.board { gap: 2px; }
& .cells.grid .place { aspect-ratio: 1; }
& .stars { letter-spacing: 2px; color: #ffe08a; font-size: 16px; line-height: 1; }
& .paper { display: flex; flex-direction: column; gap: 6px; max-width: 420px; padding: 10px 14px; border-radius: 6px;
 background: #fffaf0; color: #4a3441; }
& .button { padding: 5px 14px; border-radius: 18px; background: #174f4d; font-weight: 600; }
& .button.main { background: #ffcd2e; color: #4a3441; }
& .button.race { background: #e0433d; }
& .sign { align-items: center; gap: 6px; }
& .sign.lit { color: #ffe08a; font-weight: 600; }
""".replace("\n ", " ").replace("\n", "")
