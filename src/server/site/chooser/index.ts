export { serveChooser } from './serveChooser.ts';
export { unknownHostPage } from './unknownHostPage.ts';
