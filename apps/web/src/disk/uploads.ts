export { chosenOf, droppedOf } from './upload/dropped-files.js';
export { startUpload, startVersion } from './upload/start-upload.js';
