import { beforeAll, describe, expect, it } from "vitest";
import { answerDevice, readDevice, startDevice, takeDevice } from "@/worker/modules/business/account/devices";
import { newId } from "@/worker/engine/identifier";
import { type Maker, newMaker } from "@/tests/support/in-process";
import { databases } from "@/tests/support/platform";
import { refusalOfCall } from "@/tests/support/refusals";

/** Signing a terminal in: the rules of its code, whichever door it is answered at. */

const MINUTE = 60_000;
const begun = Date.now();
const at = (now: number) => ({ databases, now });
const start = () => startDevice(at(begun), newId(), "Terminal d'essai");

let maker: Maker;
beforeAll(async () => {
  maker = await newMaker();
});
const answer = (code: string, isApproved: boolean, now = begun) => refusalOfCall(answerDevice(at(now), maker.userId, code, isApproved));

describe("the code of a terminal", () => {
  it.each([
    [10 * MINUTE - 1, null, { userId: expect.any(String) }],
    [10 * MINUTE, "code:code_wrong", "expired_token"],
    [10 * MINUTE + 1, "code:code_wrong", "expired_token"],
  ])("%i ms old is answered with %s, and then is worth %j", async (age, refused, worth) => {
    const { device_code, user_code } = await start();
    expect(await refusalOfCall(readDevice(at(begun + age), maker.userId, user_code))).toBe(refused);
    expect(await answer(user_code, true, begun + age)).toBe(refused);
    expect(await takeDevice(at(begun + age), device_code)).toEqual(worth);
  });

  it("that was approved in time lets nobody in once its ten minutes are over", async () => {
    const { device_code, user_code } = await start();
    await answer(user_code, true);
    expect(await takeDevice(at(begun + 10 * MINUTE), device_code)).toBe("expired_token");
    expect(await takeDevice(at(begun + 10 * MINUTE - 1), device_code)).toEqual({ userId: maker.userId });
  });

  it.each([true, false])("is answered once, then stays as it was answered (approved: %s)", async (isApproved) => {
    const { device_code, user_code } = await start();
    expect(await takeDevice(at(begun), device_code)).toBe("authorization_pending");
    expect(await answer(user_code, isApproved)).toBeNull();
    expect(await answer(user_code, !isApproved)).toBe("code:code_wrong");
    expect(await takeDevice(at(begun), device_code)).toEqual(isApproved ? { userId: maker.userId } : "access_denied");
    expect(await takeDevice(at(begun), device_code), "taken once").toBe("expired_token");
  });

  it("is typed as one likes: small letters, without its dash", async () => {
    const { user_code } = await start();
    const typed = user_code.toLowerCase().replace("-", " ");
    expect(await readDevice(at(begun), maker.userId, typed)).toEqual({ code: user_code, name: "Terminal d'essai" });
  });
});
