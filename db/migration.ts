/** One step of a database's schema, written by `npm run db:generate`. */
export interface Migration {
  id: string;
  statements: string[];
}
