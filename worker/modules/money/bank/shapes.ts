/** Where a file has what we read of it, counted from 0; -1 where it has none. */
export interface Layout {
  day: number;
  label: number;
  amount: number;
  debit: number;
  credit: number;
}
