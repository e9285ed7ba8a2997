/** What the demo's cannery packs a piece in. Some jars break, some capsules do not hold their vacuum. */
const box = "EMB-CAR-12/12";
const smallBox = "EMB-CAR-06/6";
const label = "EMB-ETI-NEU -2%";

export const packs = {
  verrine90: `EMB-VER-090 -1%, EMB-CAP-58 -1%, ${label}, ${box}`,
  verrine180: `EMB-VER-180 -1%, EMB-CAP-70 -1%, EMB-ETI-RIL -2%, ${box}`,
  hexagonal110: `EMB-HEX-110 -1%, EMB-CAP-53 -1%, ${label}, ${box}`,
  hexagonal220: `EMB-HEX-220 -1%, EMB-CAP-63 -1%, ${label}, ${box}`,
  jam: `EMB-POT-320 -1%, EMB-CAP-63 -1%, EMB-ETI-CFT -2%, ${box}`,
  bocal370: `EMB-POT-320 -1%, EMB-CAP-63 -1%, ${label}, ${box}`,
  bocal385: `EMB-BOC-385 -1%, EMB-CAP-70 -1%, ${label}, ${box}`,
  bocal500: `EMB-BOC-500 -1%, EMB-CAP-82 -1%, ${label}, ${smallBox}`,
  coulis500: `EMB-BOC-500 -1%, EMB-CAP-82 -1%, EMB-ETI-COU -2%, ${smallBox}`,
  bocal720: `EMB-BOC-720 -1%, EMB-CAP-82 -1%, ${label}, ${smallBox}`,
  terrine850: `EMB-BOC-850 -1%, EMB-JOI-85 -2%, ${label}, ${smallBox}`,
  soup720: `EMB-BOU-720 -1%, EMB-CAP-53 -1%, EMB-ETI-SOU -2%, ${smallBox}`,
  soup480: `EMB-BOU-480 -1%, EMB-CAP-53 -1%, ${label}, ${box}`,
  wine: `EMB-BOU-050 -1%, EMB-BCH-38 -1%, ${label}, ${smallBox}`,
  juice: `EMB-BOU-100 -1%, EMB-CAP-43 -1%, ${label}, ${smallBox}`,
  carton: `EMB-ETU-200 -1%, ${box}`,
  gift: "EMB-COF -1%, EMB-FRI",
};
