import { useEffect, useState } from "react";
import type { Operation } from "@/worker/core/operation";
import type { Desk } from "../desk";
import { type Page, readAnswer } from "../output/show";

interface Question {
  search?: string;
  cursor?: string;
}

/** The page of a list that was asked for last; null while it is on its way. */
export function usePage({ client }: Desk, list: Operation, rows: number) {
  const [question, setQuestion] = useState<Question>({});
  const [page, setPage] = useState<Page | null>(null);
  const [problem, setProblem] = useState<Error | null>(null);
  const limit = Math.min(rows, 100);
  useEffect(() => {
    let isWanted = true;
    client.call(list, { ...question, limit }).then(
      (answer) => {
        if (!isWanted) return;
        setProblem(null);
        setPage(readAnswer(list, answer) as Page);
      },
      (error: Error) => isWanted && setProblem(error),
    );
    return () => {
      isWanted = false;
    };
  }, [client, list, question, limit]);
  const ask = (change: Question) => setQuestion((before) => ({ ...before, ...change }));
  return { page, problem, ask };
}
