import { refuseState } from "../errors";

/** The state of what will never be: it is part of no total, whatever the record. */
export const CANCELLED = "cancelled";

/** A status machine: for each state, the moves it allows and where each leads. */
export type Transitions<State extends string, Move extends string> = Record<State, Partial<Record<Move, State>>>;

/** What one may do with a record, by its state: read by the API, the screens, the terminal and the assistant alike. */
export function statusTable<State extends string, Move extends string>(table: Transitions<State, Move>) {
  return {
    states: Object.keys(table) as [State, ...State[]],
    allows: (state: State, move: Move): boolean => move in table[state],
    movesFrom: (state: State): Move[] => Object.keys(table[state]) as Move[],
    after: (state: State, move: Move): State | undefined => table[state][move],
    /**
     * Where a move leads. @param module whose words say what the state and the moves are called
     * @throws Refusal `not_allowed_now` with what is allowed instead
     */
    require(state: State, move: Move, module: string): State {
      const next = table[state][move];
      if (next) return next;
      const params = { module, state, moves: Object.keys(table[state]).join(" ") };
      refuseState("status", "move", params);
    },
  };
}
