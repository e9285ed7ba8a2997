import { identifier, instant, pageOf, paging, z } from "@/worker/core/contract/fields";
import { defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { events, topics } from "./rules";

const eventNames = Object.keys(events) as [keyof typeof events, ...(keyof typeof events)[]];
const topic = z.enum(topics);

const notification = z.object({
  id: z.string(),
  event: z.enum(eventNames),
  topic,
  title: z.string(),
  text: z.string(),
  /** The screen that it leads to. */
  path: z.string(),
  isUnread: z.boolean(),
  createdAt: instant,
});
export type Notification = z.output<typeof notification>;

const count = z.object({ unread: z.int() });
const choices = z.object({
  /** Topics that one may be told of. */
  topics: z.array(topic),
  /** Those of which one wants mails. */
  mails: z.array(topic),
});

/** What a person is told of, whichever side they are on; everything is their own. */
export const notifications = defineModule(
  "notifications",
  { access: { role: "member" }, scope: "platform" },
  {
    list: query({
      input: z.strictObject({ limit: paging.limit, cursor: paging.cursor, unread: z.boolean().optional() }),
      output: pageOf(notification),
      columns: ["title", "text", "createdAt"],
    }),
    /** How many are not read yet. */
    count: query({ input: z.strictObject({}), output: count, columns: ["unread"] }),
    /** Marks one as read, and says where it leads. */
    markRead: command({ risk: "writes", input: z.strictObject({ id: identifier }), output: count.extend({ path: z.string() }) }),
    markAllRead: command({ risk: "writes", input: z.strictObject({}), output: count }),
    choices: query({ input: z.strictObject({}), output: choices, columns: ["topics", "mails"] }),
    /** Of which topics one wants mails; the bell rings for all. */
    choose: command({
      risk: "writes",
      input: z.strictObject({ mails: z.array(topic).max(topics.length).default([]) }),
      output: choices,
    }),
  },
);
