import { isExport } from "@/worker/core/contract/exporting";
import { nameOf, type Operation } from "@/worker/core/contract/operation";
import { isSheet } from "@/worker/core/contract/printing";
import { fieldsOf, shapeOf } from "@/worker/core/contract/schema";
import { modules } from "@/worker/modules/contracts";
import { type FlagOutline, type ModuleOutline, type OperationOutline, stored, type StoredModule, type VerbOutline } from "./outline";

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

/** The operations of every module, written down, for the build. */
export function describeOperations(): Record<string, StoredModule> {
  return Object.fromEntries(Object.entries(modules).map(([name, { operations }]) => [name, stored(outlinesOf(operations))]));
}

/** A module's operations as the terminal knows them. */
export function outlinesOf(operations: Readonly<Record<string, Operation>>): Record<string, OperationOutline> {
  return Object.fromEntries(Object.entries(operations).map(([verb, operation]) => [verb, outlineOf(operation)]));
}

/** An operation as the terminal knows it. */
export function outlineOf(operation: Operation): OperationOutline {
  const { id, kind, risk, scope, access, columns, telling, input, output } = operation;
  return {
    id,
    kind,
    risk,
    scope,
    access,
    ...(columns && { columns }),
    ...(telling && { telling }),
    input: { shape: fieldsOf(input) },
    output: shapeOf(output),
    ...(isExport(operation) && { answers: "export" }),
    ...(isSheet(operation) && { answers: "sheet" }),
  };
}

function describeVerb(operation: Operation, title: VerbOutline["title"]): VerbOutline {
  const { kind, risk, access, input } = operation;
  const idOf = fieldsOf(input).id?.names[0];
  const flags = Object.entries(fieldsOf(input)).flatMap(([field, { kind, isOptional, options, names }]): FlagOutline[] =>
    field === "id"
      ? []
      : [
          {
            field,
            kind,
            ...(!isOptional && { required: true as const }),
            ...(options.length && { choices: options }),
            ...(names.length && { names }),
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
    ...(idOf && { idOf }),
    flags,
  };
}
