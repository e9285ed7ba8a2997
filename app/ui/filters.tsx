import { Form, useNavigation, useSearchParams, useSubmit } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { ChevronDown, Search, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { SavedViews } from "@/app/shell/saved-views";
import { fromFirstPage } from "./paging";
import { Dropdown } from "./dropdown";

/** A way to narrow a list: a parameter of the address and the values it may take. */
export interface Filter {
  name: string;
  label: string;
  options: { value: string; label: string }[];
}

/**
 * Filters that a list does not offer and a link may set, such as the days of a figure: those that are applied, to be seen and taken off.
 * @param texts what each says of its value, by its name in the address
 */
export function appliedFilters(params: URLSearchParams, texts: Record<string, (value: string) => string>): Filter[] {
  return Object.entries(texts).flatMap(([name, text]) => {
    const value = params.get(name);
    return value ? [{ name, label: text(value), options: [{ value, label: text(value) }] }] : [];
  });
}

const TYPING_PAUSE = 250;

/** The search field of a list. It sends as one types; without scripts, on Enter. What is filtered stays so. */
export function SearchField({ label, placeholder }: { label: string; placeholder: string }) {
  const [params] = useSearchParams();
  const submit = useSubmit();
  const navigation = useNavigation();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const input = useRef<HTMLInputElement>(null);
  const search = params.get("search") ?? "";
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = search;
  }, [search]);
  const filters = [...fromFirstPage(params)].filter(([name, value]) => name !== "search" && value);
  const isSearching = navigation.state === "loading" && new URLSearchParams(navigation.location.search).get("search") !== search;
  return (
    <Form
      role="search"
      className="w-full md:w-64"
      onChange={(event) => {
        const form = event.currentTarget;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => submit(form, { replace: true, preventScrollReset: true }), TYPING_PAUSE);
      }}
    >
      {filters.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="input">
        {isSearching ? (
          <span className="loading loading-spinner loading-xs late" />
        ) : (
          <Search size={18} strokeWidth={1.6} aria-hidden="true" />
        )}
        <input
          ref={input}
          type="search"
          name="search"
          defaultValue={search}
          placeholder={placeholder}
          aria-label={label}
          maxLength={100}
          autoComplete="off"
        />
      </label>
    </Form>
  );
}

/** Filters as chips: outlined when offered, filled with a cross when applied. Every choice is a link. */
export function Filters({ filters }: { filters: Filter[] }) {
  const { t } = useWords("shell");
  const [params] = useSearchParams();
  const to = (name: string, value: string | null) => {
    const next = fromFirstPage(params);
    if (value === null) next.delete(name);
    else next.set(name, value);
    return `?${next}`;
  };
  return (
    <div className="filter-row">
      {filters.map(({ name, label, options }) => {
        const chosen = options.find(({ value }) => value === params.get(name));
        if (chosen) {
          return (
            <Link
              key={name}
              className="chip"
              data-applied=""
              to={to(name, null)}
              preventScrollReset
              aria-label={t("removeFilter", { filter: t("shell:pair", { name: label, value: chosen.label }) })}
            >
              {chosen.label}
              <X aria-hidden="true" />
            </Link>
          );
        }
        return (
          <Dropdown
            key={name}
            label={
              <>
                {label}
                <ChevronDown aria-hidden="true" />
              </>
            }
          >
            <div className="menu-list">
              {options.map(({ value, label: choice }) => (
                <Link key={value} to={to(name, value)} preventScrollReset>
                  {choice}
                </Link>
              ))}
            </div>
          </Dropdown>
        );
      })}
      <SavedViews />
    </div>
  );
}
