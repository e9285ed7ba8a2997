/** Where food safety is; each of its sections has an address of its own. */
export const base = "/customer/audits";
export const planPath = (id: string) => `${base}/plan/${id}`;
export const readingPath = (id: string) => `${base}/readings/${id}`;
export const nonConformityPath = (id: string) => `${base}/non-conformities/${id}`;
export const treatmentPath = (id: string) => `${base}/heat-treatments/${id}`;
export const complaintPath = (id: string) => `${base}/complaints/${id}`;
export const instrumentPath = (id: string) => `${base}/instruments/${id}`;
export const samplePath = (id: string) => `${base}/laboratory/${id}`;
export const studyPath = (id: string) => `${base}/shelf-life/${id}`;
export const lotCheckPath = (id: string) => `${base}/lot-checks/${id}`;
export const checklistsPath = `${base}/checklists`;
export const checklistPath = (id: string) => `${checklistsPath}/${id}`;
export const netContentPath = (id: string) => `${base}/net-contents/${id}`;
export const auditPath = (id: string) => `${base}/audits/${id}`;
export const takePhotoPath = `${base}/audits/photo`;
export const auditTemplatesPath = `${base}/audit-templates`;
export const auditTemplatePath = (id: string) => `${auditTemplatesPath}/${id}`;
export const trainingPath = (id: string) => `${base}/trainings/${id}`;
export const visitPackPath = `${base}/visit-pack`;
export const recallPath = (id: string) => `${base}/recalls/${id}`;

/** The sections, in the order of the day's work; the first is the screen itself. */
export const sections = [
  "today",
  "plan",
  "readings",
  "lot-checks",
  "heat-treatments",
  "non-conformities",
  "audits",
  "complaints",
  "recalls",
  "laboratory",
  "shelf-life",
  "net-contents",
  "certificates",
  "instruments",
  "trainings",
] as const;
export type SectionName = (typeof sections)[number];
export const sectionPath = (name: SectionName) => (name === "today" ? base : `${base}/${name}`);
