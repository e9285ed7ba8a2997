import { describe, expect, it } from "vitest";
import { contentOf, judge, readWeights, samplingPlan, shortageOf, tolerableError } from "@/worker/modules/safety/net-contents/rules";

const grams = (value: number) => Math.round(value * 1_000);
const repeated = (count: number, value: number) => Array<number>(count).fill(grams(value));

describe("the tolerable negative error", () => {
  // Directive 76/211/EEC, annex I, 2.4, and decree 78-166, article 4.
  it.each([
    [5, 0.5],
    [20, 1.8],
    [50, 4.5],
    [50.001, 4.5],
    [100, 4.5],
    [100.001, 4.6],
    [180, 8.1],
    [200, 9],
    [201, 9],
    [300, 9],
    [301, 9.1],
    [330, 9.9],
    [500, 15],
    [501, 15],
    [1_000, 15],
    [1_001, 15.1],
    [5_000, 75],
    [10_000, 150],
    [15_000, 150],
    [20_000, 200],
  ])("of %d g is %d g: percentages are rounded up to a tenth", (nominal, error) => {
    expect(tolerableError(grams(nominal))).toBe(grams(error));
  });

  it("is still good when all of it lacks; beyond it a pack is defective, beyond twice as much it is not sold", () => {
    const of = (content: number) => shortageOf(grams(content), grams(500));
    expect([500, 485, 484.999, 470, 469.999].map(of)).toEqual(["none", "none", "defective", "defective", "excessive"]);
  });
});

describe("how many packs are weighed", () => {
  const sizes = (batch: number, destructive = false) => {
    const { first, accept, reject, second, mean } = samplingPlan({ batch, destructive });
    return [first, accept, reject, second?.total, second?.accept, second?.reject, mean.of, mean.k];
  };

  // Directive 76/211/EEC, annex II, 2.2 and 2.3.
  it.each([
    [100, [30, 1, 3, 60, 4, 5, 30, 503]],
    [500, [30, 1, 3, 60, 4, 5, 30, 503]],
    [501, [50, 2, 5, 100, 6, 7, 50, 379]],
    [3_200, [50, 2, 5, 100, 6, 7, 50, 379]],
    [3_201, [80, 3, 7, 160, 8, 9, 50, 379]],
  ])("of a batch of %d follows the directive", (batch, expected) => expect(sizes(batch)).toEqual(expected));

  it("is twenty where they are opened, and all where there are fewer than a hundred", () => {
    expect(sizes(100, true)).toEqual([20, 1, 2, undefined, undefined, undefined, 20, 640]);
    expect(sizes(99)).toEqual([99, 1, 2, undefined, undefined, undefined, 99, 0]);
    expect([50, 49, 1].map((batch) => samplingPlan({ batch, destructive: false }).accept)).toEqual([1, 0, 0]);
  });
});

describe("the verdict", () => {
  const batch = { nominal: grams(500), batch: 300, destructive: false };
  const verdictOf = (contents: number[], of = batch) => judge(of, contents).verdict;
  const full = (count: number) => repeated(count, 503);
  const light = (count: number) => repeated(count, 480);

  it("waits for the whole sample", () => {
    expect([verdictOf([]), verdictOf(full(29)), verdictOf(full(30))]).toEqual(["pending", "pending", "accepted"]);
  });

  it("passes with one defective pack, goes on with two, and refuses with three, as soon as they are there", () => {
    expect(verdictOf([...full(29), ...light(1)])).toBe("accepted");
    expect(judge(batch, [...full(28), ...light(2)])).toMatchObject({ verdict: "pending", needed: 60, accept: 4, reject: 5 });
    expect(verdictOf([...full(2), ...light(3)])).toBe("refused");
  });

  it("of the second sample counts both: four pass, five do not", () => {
    const begun = [...repeated(28, 506), ...light(2)];
    expect(verdictOf([...begun, ...full(28), ...light(2)])).toBe("accepted");
    expect(verdictOf([...begun, ...full(20), ...light(2)])).toBe("pending");
    expect(verdictOf([...begun, ...full(20), ...light(3)])).toBe("refused");
  });

  it("refuses what is too light on average, however little each lacks", () => {
    expect(judge(batch, repeated(30, 499))).toMatchObject({ verdict: "refused", defective: 0, mean: grams(499), deviation: 0 });
    expect(verdictOf(repeated(30, 500))).toBe("accepted");
  });

  it("allows the average to lie under the label by 0.503 times the standard deviation, not a thousandth more", () => {
    // Half the packs 1 g under, half 1 g over a middle: s is √(30/29) g, and 0.503 s is 0.51160… g.
    const around = (middle: number) => [...repeated(15, middle - 1), ...repeated(15, middle + 1)];
    expect([499.489, 499.488].map((middle) => verdictOf(around(middle)))).toEqual(["accepted", "refused"]);
    expect(judge(batch, around(499.489))).toMatchObject({ mean: grams(499.489), least: 499_489, deviation: 1_017 });
  });

  it("of opened packs allows 0.640 times the standard deviation, of a batch weighed whole nothing", () => {
    const opened = { ...batch, destructive: true };
    const around = (middle: number) => [...repeated(10, middle - 1), ...repeated(10, middle + 1)];
    // s is √(20/19) g, and 0.640 s is 0.65662… g.
    expect([499.344, 499.343].map((middle) => verdictOf(around(middle), opened))).toEqual(["accepted", "refused"]);
    const small = { ...batch, batch: 10 };
    expect([verdictOf(repeated(10, 500), small), verdictOf([...repeated(9, 500), grams(499.999)], small)]).toEqual(["accepted", "refused"]);
  });

  it("of a large batch judges the average of the first fifty", () => {
    const large = { ...batch, batch: 5_000 };
    expect(verdictOf([...repeated(50, 500), ...repeated(30, 499)], large)).toBe("accepted");
    expect(verdictOf(repeated(50, 499), large)).toBe("refused");
  });
});

it("a pack holds what the scale shows less the tare, by the density where it is a volume", () => {
  expect(contentOf(grams(648), { tare: grams(148), density: null })).toBe(grams(500));
  expect(contentOf(grams(1_018), { tare: 0, density: 1_020 })).toBe(998_039);
});

it("weights are read as one types them", () => {
  expect(readWeights("648,5; 650\n1 012,25\n649.125 g\t")).toEqual({ weights: [648_500, 650_000, 1_012_250, 649_125], unread: null });
  expect(readWeights("648, 650").weights).toEqual([648_000, 650_000]);
  expect(readWeights("648 650").weights).toEqual([648_650_000]);
  expect([readWeights("648; abc").unread, readWeights("-3").unread, readWeights("1,2345").unread, readWeights("").unread]).toEqual([
    2,
    1,
    1,
    null,
  ]);
});
