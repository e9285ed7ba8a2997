import { expect, it } from "vitest";
import { arrows } from "@/scripts/check/arrows";
import { sizes } from "@/scripts/check/sizes";
import { catalogues, visibleTexts } from "@/scripts/check/words";

it("every import follows the arrows of the house", () => expect(arrows()).toEqual([]));
it("both catalogues say the same things", async () => expect(await catalogues()).toEqual([]));
it("no text that people read is outside the catalogues", () => expect(visibleTexts()).toEqual([]));
it("every file can be read at once", () => expect(sizes()).toEqual([]));
