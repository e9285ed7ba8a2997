import * as pages from "../build/server/index.js";
import { httpDoors } from "./doors/api";
import { cronDoor } from "./doors/cron";
import { openRuntime } from "./doors/runtime";
import { mailDoor } from "./doors/mail";
import { queueDoor } from "./doors/queue";
import type { Env } from "./env";

const doors = httpDoors(pages);

export default {
  fetch: (request, env, context) => doors.fetch(request, env, context),

  async queue(batch, env, context) {
    await queueDoor(await openRuntime(env, (work) => context.waitUntil(work), null, { trips: 0, time: 0 }), batch);
  },

  async email(message, env, context) {
    await mailDoor(await openRuntime(env, (work) => context.waitUntil(work), null, { trips: 0, time: 0 }), message);
  },

  async scheduled(tick, env, context) {
    const runtime = await openRuntime(env, (work) => context.waitUntil(work), null, { trips: 0, time: 0 });
    await cronDoor(runtime, tick.cron);
  },
} satisfies ExportedHandler<Env>;
