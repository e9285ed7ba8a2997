import type { Handlers } from "@/worker/engine/handler";
import { activate } from "./activate";
import { archive } from "./archive";
import { compare } from "./compare";
import type { recipes } from "./contract";
import { cost } from "./cost";
import { create } from "./create";
import { label } from "./label/label";
import { list } from "./list";
import { preview } from "./preview";
import { progress } from "./progress";
import { replace } from "./replacing/replace";
import { replaceEffect } from "./replacing/replace-effect";
import { restore } from "./restore";
import { revise } from "./revise";
import { show } from "./show";
import { update } from "./update";
import { whatIf } from "./replacing/what-if";
import { whereUsed } from "./replacing/where-used";

export { effectsOf } from "./replacing/effects";
export const recipeHandlers = {
  list,
  show,
  create,
  preview,
  update,
  revise,
  activate,
  archive,
  restore,
  cost,
  label,
  whereUsed,
  compare,
  whatIf,
  replaceEffect,
  replace,
  progress,
} satisfies Handlers<typeof recipes>;
