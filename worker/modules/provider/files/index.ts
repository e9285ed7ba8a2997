export { keepFile, keepPicture, takeFileBack } from "./keep";
export { fetchFile, fetchPicture, filesOf, openFile } from "./records";
