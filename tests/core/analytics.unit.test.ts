import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { track, trackClick, trackDemo } from "@/app/shell/analytics";

const gtag = vi.fn();
beforeAll(() => vi.stubGlobal("window", { gtag }));
afterAll(() => vi.unstubAllGlobals());

it("the tag is told of events by the names and categories that are agreed", () => {
  trackClick("cgu", "footer");
  trackDemo("ocr");
  track({ name: "plan_selected", category: "subscription", label: "growth" });
  expect(gtag.mock.calls).toEqual([
    ["event", "cta_click", { event_category: "engagement", event_label: "cgu_footer", value: undefined }],
    ["event", "demo_requested", { event_category: "lead_generation", event_label: "ocr", value: undefined }],
    ["event", "plan_selected", { event_category: "subscription", event_label: "growth", value: undefined }],
  ]);
});
