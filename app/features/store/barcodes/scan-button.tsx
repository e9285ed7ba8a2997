import { useNavigate } from "@remix-run/react";
import { Camera } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { Dialog } from "@/app/ui/dialog";
import { codeReader } from "./read-code";

/** From one picture to the next. */
const PAUSE = 150;

/** Why the camera shows nothing, in words of ours. */
const reasons: Record<string, string> = {
  NotAllowedError: "refused",
  SecurityError: "refused",
  NotFoundError: "none",
  OverconstrainedError: "none",
  NotReadableError: "busy",
};

interface ScanButtonProps {
  to?(code: string): string;
  onFound?(code: string): void;
  className?: string;
}

/** Reads a code by the camera and goes where it leads. Where there is no camera to ask for, it is not offered: one types. @param to the address of a code @param onFound what is done with it instead */
export function ScanButton({ to, onFound, className = "" }: ScanButtonProps) {
  const { t } = useWords("pages/barcodes");
  const navigate = useNavigate();
  const [hasCamera, setHasCamera] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setHasCamera(Boolean(navigator.mediaDevices?.getUserMedia)), []);
  if (!hasCamera) return null;
  const use = (code: string) => {
    setOpen(false);
    navigator.vibrate?.(60);
    if (to) navigate(to(code));
    onFound?.(code);
  };
  return (
    <>
      <button type="button" className={`btn btn-plain ${className}`} onClick={() => setOpen(true)}>
        <Camera aria-hidden="true" />
        {t("scan")}
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t("title")}>
        <Viewfinder onFound={use} />
      </Dialog>
    </>
  );
}

function stop(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** What the camera sees, until it sees a code. */
function Viewfinder({ onFound }: { onFound(code: string): void }) {
  const { t } = useWords("pages/barcodes");
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const report = useRef(onFound);
  report.current = onFound;
  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | undefined;
    const look = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment", width: { ideal: 1280 } } });
      const [screen, read] = [video.current, await codeReader()];
      if (isOver || !screen) return stop(stream);
      screen.srcObject = stream;
      await screen.play();
      while (!isOver) {
        const code = await read(screen);
        if (code && !isOver) return report.current(code);
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    };
    look().catch((error: { name?: string }) => !isOver && setProblem(reasons[error.name ?? ""] ?? "failed"));
    return () => {
      isOver = true;
      stop(stream);
    };
  }, []);
  if (problem) return <p role="alert">{t(`problems.${problem}`)}</p>;
  return (
    <>
      <video ref={video} className="aspect-square w-full bg-neutral object-cover" playsInline muted aria-label={t("view")} />
      <p className="muted mt-3 text-sm">{t("hint")}</p>
    </>
  );
}
