import { sheetPath } from "@/worker/core/contract/sheet-path";
import { serviceRequests } from "@/worker/modules/provider/service-requests/contract";
import { takesFiles } from "@/worker/modules/provider/service-requests/status";
import { FilesPart } from "../files/files-part";
import type { WholeRequest } from "./whole-request";

/** The files of a request, for either side. */
export function RequestFiles({ request, requestKey, isStaff }: { request: WholeRequest; requestKey: string; isStaff: boolean }) {
  return (
    <FilesPart
      files={request.files}
      hrefOf={(file) => sheetPath(serviceRequests.file, { id: request.id, file: file.id })}
      isStaff={isStaff}
      isOpen={takesFiles(request.status)}
      requestKey={requestKey}
    >
      <input type="hidden" name="_id" value={request.id} />
    </FilesPart>
  );
}
