import type { Access, Declaration, Operation, Scope } from "./operation";

/** What holds for every operation of a module that does not declare otherwise. Access has no default: it must be decided. */
interface Defaults {
  access: Access;
  /** The business's own database, by default. */
  scope?: Scope;
}

/** Makers, in their own business. */
export const customers = { access: { role: "customer" } } as const satisfies Defaults;
/** The same, where the plan opens finance. */
export const finance = { access: { role: "customer", feature: "finance" } } as const satisfies Defaults;
/** The provider's staff. */
export const staff = { access: { role: "admin" }, scope: "platform" } as const satisfies Defaults;

/** The operations of a module, each by its verb. */
type Named<Module extends string, Declared> = {
  readonly [Verb in keyof Declared]: Declared[Verb] extends Declaration<infer In, infer Out, infer OfKind>
    ? Operation<In, Out, OfKind, `${Module}.${Verb & string}`>
    : never;
};

/** Declares a module: names its operations, each by its key, and states once what they have in common. */
export function defineModule<const Module extends string, Declared extends Record<string, Declaration>>(
  module: Module,
  { access, scope = "business" }: Defaults,
  declared: Declared,
): Named<Module, Declared> {
  const named = Object.entries(declared).map(([verb, declaration]) => {
    const operation = {
      ...declaration,
      id: `${module}.${verb}`,
      scope: declaration.scope ?? scope,
      access: { ...access, ...declaration.access },
    };
    return [verb, operation] as const;
  });
  return Object.fromEntries(named) as Named<Module, Declared>;
}
