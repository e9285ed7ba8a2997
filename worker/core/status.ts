/** A status machine: for each state, the moves it allows and where each leads. */
export type Machine<State extends string, Move extends string> = Record<State, Partial<Record<Move, State>>>;

/** What one may do with a record, by its state: read by the API, the screens, the terminal and the assistant alike. */
export function machine<State extends string, Move extends string>(table: Machine<State, Move>) {
  return {
    states: Object.keys(table) as [State, ...State[]],
    allows: (state: State, move: Move): boolean => move in table[state],
    movesFrom: (state: State): Move[] => Object.keys(table[state]) as Move[],
    after: (state: State, move: Move): State | undefined => table[state][move],
  };
}
