export { keepFile, keepPicture, takeFileBack } from "./keep";
export { fetchFile, fetchPicture, type FileRow, filesOf, openFile } from "./records";
