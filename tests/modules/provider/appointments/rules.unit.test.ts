import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarFile } from "@/worker/modules/provider/appointments/calendar-file";
import {
  bookable,
  isEarly,
  outOfReach,
  requireAhead,
  requireBegun,
  requireCancellable,
  requireNotice,
  settlementOf,
} from "@/worker/modules/provider/appointments/rules";
import {
  type AppointmentMove,
  type AppointmentStatus,
  appointmentStatus,
  appointmentStatuses,
  movesOf,
} from "@/worker/modules/provider/appointments/status";
import { type Availability, freeStarts, hoursOn, quartersOf } from "@/worker/modules/provider/experts/rules";
import { refusedOf } from "@/tests/support/refusals";
import "@/tests/support/properties";

const allowed: Record<AppointmentStatus, Partial<Record<AppointmentMove, AppointmentStatus>>> = {
  pending: { accept: "accepted", reject: "rejected", cancel: "cancelled" },
  accepted: { cancel: "cancelled", reschedule: "rescheduled", complete: "completed", noShow: "no_show" },
  rejected: {},
  cancelled: {},
  rescheduled: {},
  completed: {},
  no_show: {},
};
const moves: AppointmentMove[] = ["accept", "reject", "cancel", "reschedule", "complete", "noShow"];

describe.each(appointmentStatuses)("an appointment that is %s", (state) => {
  it.each(moves)("%s", (move) => {
    const next = allowed[state][move];
    if (next) expect(appointmentStatus.require(state, move, "appointments")).toBe(next);
    else expect(refusedOf(() => appointmentStatus.require(state, move, "appointments"))).toBe("status:move");
  });
});

it("customers cancel and move what is confirmed; the staff decides", () => {
  expect([movesOf("pending", false), movesOf("accepted", false)]).toEqual([["cancel"], ["cancel", "reschedule"]]);
  expect(movesOf("pending", true)).toEqual(["accept", "reject"]);
});

const HOUR = 3_600_000;
const now = Date.UTC(2026, 10, 23, 9);

it.each([
  [24 * HOUR + 1, "release", null],
  [24 * HOUR, "release", null],
  [24 * HOUR - 1, "capture", "startsAt:too_late"],
  [-HOUR, "capture", "startsAt:too_late"],
])("given back %i ms before, a customer's credits are %s", (ahead, settlement, moved) => {
  const startsAt = now + ahead;
  expect(isEarly(startsAt, now)).toBe(settlement === "release");
  const meeting = { status: "accepted", startsAt } as const;
  expect([settlementOf(meeting, now, false), settlementOf(meeting, now, true)]).toEqual([settlement, "release"]);
  expect(settlementOf({ status: "pending", startsAt }, now, false), "nobody has confirmed it").toBe("release");
  expect([refusedOf(() => requireNotice(startsAt, now, false)), refusedOf(() => requireNotice(startsAt, now, true))]).toEqual([
    moved,
    null,
  ]);
});

it.each([
  [-1, null, "startsAt:begun"],
  [0, null, "startsAt:begun"],
  [1, "startsAt:not_begun", null],
])("one that begins in %i ms", (ahead, ended, accepted) => {
  expect(refusedOf(() => requireBegun(now + ahead, now))).toBe(ended);
  expect(refusedOf(() => requireAhead(now + ahead, now))).toBe(accepted);
});

it.each([
  [-1, "startsAt:begun"],
  [0, "startsAt:begun"],
  [1, null],
])("one that begins in %i ms is given up by its customer while it is ahead, by the staff at any time", (ahead, refused) => {
  const giveUp = (status: AppointmentStatus, isStaff: boolean) =>
    refusedOf(() => requireCancellable({ status, startsAt: now + ahead }, now, isStaff));
  expect([giveUp("accepted", false), giveUp("accepted", true), giveUp("pending", false)]).toEqual([refused, null, null]);
});

it.each([
  [0, "slot_past"],
  [1, "slot_soon"],
  [24 * HOUR - 1, "slot_soon"],
  [24 * HOUR, null],
  [56 * 24 * HOUR, null],
  [56 * 24 * HOUR + 1, "slot_far"],
])("one that is asked for %i ms ahead", (ahead, why) => {
  expect(outOfReach(now + ahead, now)).toBe(why);
});

const paris: Availability = {
  timeZone: "Europe/Paris",
  weekly: [
    { weekday: 1, from: "09:00", to: "10:30" },
    { weekday: 7, from: "01:00", to: "04:00" },
  ],
  exceptions: [],
};
const startsOf = (availability: Availability, from: string, until: string, length = HOUR, taken: number[] = []) =>
  freeStarts(availability, { length, from: Date.parse(from), until: Date.parse(until), taken: new Set(taken) }).map((start) =>
    new Date(start).toISOString().slice(5, 16),
  );

describe("slots", () => {
  it("lie within the hours of the week, every half hour, whole", () => {
    expect(startsOf(paris, "2026-11-23T00:00Z", "2026-11-24T00:00Z")).toEqual(["11-23T08:00", "11-23T08:30"]);
    expect(startsOf(paris, "2026-11-23T08:30Z", "2026-11-23T08:30Z")).toEqual(["11-23T08:30"]);
    expect(startsOf(paris, "2026-11-23T08:30:01Z", "2026-11-24T00:00Z")).toEqual([]);
  });

  it("leave out what a taken quarter touches", () => {
    const taken = [Date.parse("2026-11-23T09:15Z")];
    expect(startsOf(paris, "2026-11-23T00:00Z", "2026-11-24T00:00Z", HOUR, taken)).toEqual(["11-23T08:00"]);
    expect(startsOf(paris, "2026-11-23T00:00Z", "2026-11-24T00:00Z", HOUR, [Date.parse("2026-11-23T08:45Z")])).toEqual([]);
  });

  it("follow the exceptions of a day instead of its week", () => {
    const away = { ...paris, exceptions: [{ day: "2026-11-23", from: null, to: null }] };
    const other = { ...paris, exceptions: [{ day: "2026-11-23", from: "15:00", to: "16:00" }] };
    expect([startsOf(away, "2026-11-23T00:00Z", "2026-11-24T00:00Z"), startsOf(other, "2026-11-23T00:00Z", "2026-11-24T00:00Z")]).toEqual([
      [],
      ["11-23T14:00"],
    ]);
    expect(hoursOn(paris, "2026-11-24")).toEqual([]);
  });

  it("leave out the public holidays of France, unless an exception gives hours, and elsewhere know nothing of them", () => {
    const fridays = { ...paris, weekly: [{ weekday: 5, from: "09:00", to: "10:00" }] };
    const christmas = (availability: Availability) => startsOf(availability, "2026-12-24T00:00Z", "2026-12-27T00:00Z");
    expect([christmas(fridays), christmas({ ...fridays, timeZone: "Indian/Reunion" })]).toEqual([[], []]);
    expect(christmas({ ...fridays, exceptions: [{ day: "2026-12-25", from: "10:00", to: "11:00" }] })).toEqual(["12-25T09:00"]);
    expect(christmas({ ...fridays, timeZone: "Europe/London" })).toEqual(["12-25T09:00"]);
    expect(startsOf(fridays, "2027-01-01T00:00Z", "2027-01-02T00:00Z")).toEqual([]);
  });

  it("across summer time are an hour fewer, and an hour more at its end", () => {
    // On 29 March 2026, from 1 to 4 o'clock are two hours; on 25 October, four.
    expect(startsOf(paris, "2026-03-28T12:00Z", "2026-03-29T12:00Z")).toEqual(["03-29T00:00", "03-29T00:30", "03-29T01:00"]);
    expect(startsOf(paris, "2026-10-24T12:00Z", "2026-10-25T12:00Z")).toHaveLength(7);
    const nine = (from: string, until: string) => startsOf({ ...paris, weekly: [{ weekday: 1, from: "09:00", to: "10:00" }] }, from, until);
    expect(nine("2026-03-23T00:00Z", "2026-03-31T00:00Z")).toEqual(["03-23T08:00", "03-30T07:00"]);
    expect(nine("2026-10-19T00:00Z", "2026-10-27T00:00Z")).toEqual(["10-19T07:00", "10-26T08:00"]);
  });

  it("never overlap what is taken, begin outside the range, or come twice", () => {
    const quarter = fc.integer({ min: 0, max: 4 * 24 * 7 }).map((place) => Date.parse("2026-03-25T00:00Z") + place * 900_000);
    const hours = fc.tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 0, max: 22 }), fc.integer({ min: 1, max: 23 }));
    fc.assert(
      fc.property(fc.array(hours, { maxLength: 10 }), fc.uniqueArray(quarter), fc.integer({ min: 1, max: 8 }), (week, taken, quarters) => {
        const pad = (hour: number) => `${String(hour).padStart(2, "0")}:00`;
        const weekly = week.flatMap(([weekday, from, to]) => (to > from ? [{ weekday, from: pad(from), to: pad(to) }] : []));
        const [from, until] = [Date.parse("2026-03-25T10:00Z"), Date.parse("2026-04-01T10:00Z")];
        const length = quarters * 900_000;
        const starts = freeStarts({ ...paris, weekly }, { length, from, until, taken: new Set(taken) });
        const isSound = (start: number) =>
          start >= from && start <= until && quartersOf(start, start + length).every((one) => !taken.includes(one));
        return starts.every(isSound) && new Set(starts).size === starts.length;
      }),
    );
  });
});

it("one books from a day ahead up to eight weeks", () => {
  expect(bookable(now)).toEqual({ from: now + 24 * HOUR, until: now + 56 * 24 * HOUR });
});

it("a calendar file has its signs escaped, its long lines folded, and says what was cancelled", () => {
  const entry = {
    id: "a",
    sequence: 2,
    startsAt: now,
    endsAt: now + HOUR,
    at: now,
    location: "",
    url: "https://x.test/a",
    status: "CONFIRMED" as const,
  };
  const text = calendarFile([{ ...entry, title: "Étiquettes; recettes, coûts", description: `Été \\ ${"é".repeat(80)}\nfin` }]);
  expect(text).toContain("DTSTART:20261123T090000Z\r\nDTEND:20261123T100000Z\r\n");
  expect(text).toContain("SUMMARY:Étiquettes\\; recettes\\, coûts\r\n");
  expect(text.split("\r\n").every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  const long = calendarFile([{ ...entry, title: "x".repeat(200), description: "" }]).split("\r\n");
  expect(Math.max(...long.map((line) => line.length)), "75 octets, the sign that goes on included").toBe(75);
  expect(text.replaceAll("\r\n ", "")).toContain(`DESCRIPTION:Été \\\\ ${"é".repeat(80)}\\nfin\r\n`);
  const elsewhere = calendarFile([{ ...entry, title: "x", description: "", location: "https://meet.example/a,b" }]);
  expect(elsewhere).toContain("LOCATION:https://meet.example/a\\,b\r\n");
  expect(text).not.toContain("LOCATION");
  expect(text).toContain("STATUS:CONFIRMED\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n");
  expect(calendarFile([{ ...entry, title: "x", description: "", status: "CANCELLED" }])).toContain("STATUS:CANCELLED");
});
