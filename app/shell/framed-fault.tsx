import { Crash, Fault } from "./crash";
import { Workspace, type WorkspaceProps } from "./workspace";

/** A screen that failed leaves its frame, so that one can go elsewhere; a frame that failed leaves nothing. */
export function FramedFault({ frame }: { frame: WorkspaceProps | undefined }) {
  if (!frame) return <Crash />;
  return (
    <Workspace {...frame}>
      <Fault />
    </Workspace>
  );
}
