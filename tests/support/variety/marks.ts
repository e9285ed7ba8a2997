import { Chance } from "./chance";
import { faceOf } from "./fonts";

/**
 * What happens to a printed paper before somebody takes a picture of it: it is stamped, written on, stapled and folded. Laid over the page
 * as a browser prints it; of a ticket, only written on.
 */
export function marksOf(seed: number, isTicket: boolean): string {
  const chance = new Chance(seed * 977 + 11);
  const marks = [
    !isTicket && chance.often(0.3) && stamp(chance),
    chance.often(0.35) && handwriting(chance, isTicket),
    !isTicket && chance.often(0.3) && staple(chance),
    !isTicket && chance.often(0.35) && fold(chance),
  ];
  return `<style>.mark { position: absolute; pointer-events: none; white-space: nowrap }\n${faceOf("Caveat")}</style>${marks.filter(Boolean).join("")}`;
}

/** Over what is printed, as inked as a pad is: what is under it is hard to read. */
function stamp(chance: Chance): string {
  const text = chance.one(["PAYÉ", "REÇU LE", "COMPTABILISÉ", "COPIE", "BON À PAYER", "RECEIVED", "PAID", "VU"]);
  const day = `${chance.whole(1, 28)} ${chance.one(["JAN", "MARS", "JUIN", "SEPT", "NOV"])} ${chance.whole(2024, 2026)}`;
  const isRound = chance.often(0.3);
  return `<div class="mark" style="left:${chance.whole(5, 125)}mm;top:${chance.whole(0, 215)}mm;transform:rotate(${chance.whole(-24, 24)}deg);opacity:${chance.one([0.3, 0.45, 0.6])};color:#333;border:${chance.whole(2, 4)}px solid #333;${isRound ? "border-radius:50%;padding:9mm 4mm" : "padding:1.5mm 4mm"};font:bold ${chance.whole(11, 19)}pt Arimo,sans-serif;text-align:center"><div>${text}</div>${chance.often(0.6) ? `<div style="font-size:.6em">${day}</div>` : ""}</div>`;
}

/** What people write on papers: that it was paid, whom it concerns, a tick behind lines that came. */
function handwriting(chance: Chance, isTicket: boolean): string {
  const notes = [
    "vu",
    "ok",
    "payé",
    "à classer",
    `chq ${chance.digits(7)}`,
    `vu le ${chance.whole(1, 28)}/${chance.whole(1, 12)}`,
    "manque 2",
    "Marie",
    `${chance.digits(2)},50 ?`,
  ];
  const place = isTicket ? [chance.whole(0, 40), chance.whole(20, 110)] : [chance.whole(0, 150), chance.whole(5, 235)];
  const ticks = chance.often(0.5)
    ? Array.from(
        { length: chance.whole(2, 6) },
        (_, at) => `<div style="line-height:${chance.whole(4, 7)}mm;margin-left:${at % 3}mm">${chance.one(["✓", "v", "/"])}</div>`,
      ).join("")
    : "";
  return `<div class="mark" style="left:${place[0]}mm;top:${place[1]}mm;transform:rotate(${chance.whole(-14, 14)}deg);color:${chance.one(["#222", "#445", "#666"])};font:${chance.whole(15, 30)}px Caveat">${chance.one(notes)}${ticks}</div>`;
}

/** In a corner, aslant, with its shadow. */
function staple(chance: Chance): string {
  return `<div class="mark" style="left:${chance.whole(-7, 6)}mm;top:${chance.whole(-7, 4)}mm;width:11mm;height:.8mm;background:#555;box-shadow:.4mm .5mm .6mm #999;transform:rotate(${chance.whole(-60, 10)}deg)"></div>`;
}

/** A crease across the paper or down it: a light edge beside a shadow. */
function fold(chance: Chance): string {
  const isAcross = chance.often(0.7);
  const at = chance.whole(25, 75);
  const [way, place] = isAcross
    ? ["to bottom", `left:-20mm;width:230mm;top:${2.6 * at}mm;height:5mm`]
    : ["to right", `top:-20mm;height:290mm;left:${1.7 * at}mm;width:5mm`];
  return `<div class="mark" style="${place};background:linear-gradient(${way},rgba(0,0,0,0),rgba(0,0,0,${chance.one([0.12, 0.22, 0.3])}) 48%,rgba(255,255,255,.7) 50%,rgba(255,255,255,.15) 54%,rgba(0,0,0,.08) 58%,rgba(0,0,0,0))"></div>`;
}
