import { useEffect, useState } from "react";
import { frenchPhoneText } from "@/worker/core/trade/french-phone";
import { None } from "./money";

/** A telephone number one can touch to call; French ones are written as people say them. */
export function PhoneLink({ number }: { number: string | null }) {
  return number ? <Call key={number} number={number} /> : <None />;
}

/** What writes numbers of other countries is fetched where there is one: until then it stands as it is stored. */
function Call({ number }: { number: string }) {
  const [text, setText] = useState(() => frenchPhoneText(number));
  useEffect(() => {
    if (text === null) void import("@/worker/core/trade/phone-numbers").then(({ phoneText }) => setText(phoneText(number)));
  }, [number, text]);
  return (
    <a className="link-ink tnum whitespace-nowrap" href={`tel:${number}`}>
      {text ?? number}
    </a>
  );
}

/** An address one can touch to write to. */
export function MailLink({ address }: { address: string | null }) {
  if (!address) return <None />;
  return (
    <a className="link-ink break-all" href={`mailto:${address}`}>
      {address}
    </a>
  );
}

/** A website that opens beside the product. */
export function SiteLink({ site }: { site: string }) {
  if (!site) return <None />;
  return (
    <a className="link-ink break-all" href={/^https?:/i.test(site) ? site : `https://${site}`} target="_blank" rel="noreferrer">
      {site}
    </a>
  );
}

/** A long number in groups, as it is printed. @param sizes the length of each group; the last one repeats */
export function Grouped({ number, sizes }: { number: string | null; sizes: number[] }) {
  if (!number) return <None />;
  const groups: string[] = [];
  for (let at = 0; at < number.length; ) {
    const size = sizes[groups.length] ?? sizes.at(-1) ?? number.length;
    groups.push(number.slice(at, at + size));
    at += size;
  }
  return <span className="tnum">{groups.join("\u00a0")}</span>;
}
