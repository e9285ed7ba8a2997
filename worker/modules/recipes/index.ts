import { refresh } from "../costing";
import { activate } from "./activate";
import { archive } from "./archive";
import { compare } from "./compare";
import { cost } from "./cost";
import { create } from "./create";
import { label } from "./label";
import { list } from "./list";
import { preview } from "./preview";
import { progress } from "./progress";
import { replace } from "./replace";
import { replaceEffect } from "./replace-effect";
import { restore } from "./restore";
import { revise } from "./revise";
import { show } from "./show";
import { update } from "./update";
import { whatIf } from "./what-if";
import { whereUsed } from "./where-used";

export { effectsOf } from "./effects";
export { labelOf } from "./label";
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
  refresh,
};
