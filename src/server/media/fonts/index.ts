export { type FontFiles, fontsModule, platformFontNeeds, platformFonts } from './fontFiles.ts';
