import { useAnswerTo } from "./form";

/** Why the last press of a button on this page was refused. What a form with a name was refused, it says itself. */
export function Refusal() {
  const problem = useAnswerTo()?.problem;
  if (!problem) return null;
  return (
    <div role="alert" className="summary mb-4">
      <p className="font-semibold">{problem.detail}</p>
      {problem.errors?.length ? (
        <ul className="text-sm">
          {problem.errors.map(({ field, message }) => (
            <li key={`${field}${message}`}>{message}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
