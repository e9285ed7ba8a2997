import { isOptional } from "@/worker/core/contract/coerce";
import { nameOf, type Operation } from "@/worker/core/contract/operation";
import { fieldsOf } from "@/worker/core/contract/shape";
import { modules } from "@/worker/modules/contracts";
import type { FlagOutline, ModuleOutline, VerbOutline } from "../registry";

/**
 * Writes down every module in short, for the build.
 * @param registry the text of the registry, of all areas: its imports say where each module stands
 */
export function describeModules(registry: string): ModuleOutline[] {
  const places = new Map(
    [...registry.matchAll(/import \{ (\w+) \} from "@\/worker\/modules\/([\w-]+)\/([\w-]+)\/contract"/g)].map(
      ([, name = "", area = "", folder = ""]) => [name, { area, folder }],
    ),
  );
  return Object.entries(modules).map(([name, { operations, words }]) => {
    const place = places.get(name);
    if (!place) throw new Error(`the registry does not import ${name} from its contract`);
    const titleOf = (verb: string) => ({
      fr: words.fr.operations[verb]?.title ?? verb,
      en: words.en.operations[verb]?.title ?? verb,
    });
    const verbs = Object.values(operations).map((operation) => describeVerb(operation, titleOf(nameOf(operation).verb)));
    return { name, ...place, title: { fr: words.fr.title, en: words.en.title }, verbs };
  });
}

function describeVerb(operation: Operation, title: VerbOutline["title"]): VerbOutline {
  const { kind, risk, access, input } = operation;
  const flags = Object.entries(fieldsOf(input)).flatMap(([field, shape]): FlagOutline[] =>
    field === "id"
      ? []
      : [
          {
            field,
            kind: shape.kind,
            ...(!isOptional(shape.schema) && { required: true as const }),
            ...(shape.options.length && { choices: shape.options }),
            ...(shape.names.length && { names: shape.names }),
          },
        ],
  );
  return {
    verb: nameOf(operation).verb,
    kind,
    risk,
    role: access.role,
    ...(access.feature && { feature: access.feature }),
    title,
    id: "id" in input.shape,
    flags,
  };
}
