import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayIn, formatMoment, instantIn, isTimeZone } from "@/worker/core/figures/zoned";
import "@/tests/support/properties";

const at = (text: string) => Date.parse(text);

describe("clocks of a zone", () => {
  it.each([
    ["Europe/Paris", "2026-03-28", "09:00", "2026-03-28T08:00:00Z"],
    ["Europe/Paris", "2026-03-29", "01:45", "2026-03-29T00:45:00Z"],
    // Left out by summer time: clocks jump from 2 to 3.
    ["Europe/Paris", "2026-03-29", "02:00", "2026-03-29T01:00:00Z"],
    ["Europe/Paris", "2026-03-29", "02:30", "2026-03-29T01:30:00Z"],
    ["Europe/Paris", "2026-03-29", "03:00", "2026-03-29T01:00:00Z"],
    ["Europe/Paris", "2026-03-29", "09:00", "2026-03-29T07:00:00Z"],
    // Repeated by the end of summer time: the first counts.
    ["Europe/Paris", "2026-10-25", "02:30", "2026-10-25T00:30:00Z"],
    ["Europe/Paris", "2026-10-25", "03:00", "2026-10-25T02:00:00Z"],
    ["Indian/Reunion", "2026-10-25", "09:00", "2026-10-25T05:00:00Z"],
    ["America/Martinique", "2026-07-01", "21:00", "2026-07-02T01:00:00Z"],
    ["Asia/Kolkata", "2026-01-01", "00:15", "2025-12-31T18:45:00Z"],
  ])("of %s show %s %s at %s", (zone, day, time, instant) => {
    expect(new Date(instantIn(zone, day, time)).toISOString()).toBe(new Date(at(instant)).toISOString());
  });

  it("show what was asked of them, but for times that summer time leaves out", () => {
    const zones = ["Europe/Paris", "America/New_York", "Indian/Reunion", "Australia/Lord_Howe", "Pacific/Auckland"];
    const minutes = fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15);
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 730 }), minutes, (zone, after, minute) => {
        const day = new Date(at("2026-01-01") + after * 86_400_000).toISOString().slice(0, 10);
        const time = `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
        const shown = new Date(instantIn(zone, day, time)).toLocaleTimeString("sv-SE", {
          timeZone: zone,
          hour: "2-digit",
          minute: "2-digit",
        });
        return dayIn(zone, instantIn(zone, day, time)) === day && (shown === time || minute < 240);
      }),
    );
  });
});

it("knows zones by their names", () => {
  expect(["Europe/Paris", "Indian/Mayotte", "Paris", "", "Europe/Atlantide"].map(isTimeZone)).toEqual([true, true, false, false, false]);
});

it("says a moment that nobody mistakes", () => {
  expect(formatMoment(at("2026-11-24T09:00:00Z"), "fr")).toBe("mar. 24 novembre 2026 à 10:00 UTC+1");
  expect(formatMoment(at("2026-11-24T09:00:00Z"), "en", "Indian/Reunion")).toContain("13:00");
});
