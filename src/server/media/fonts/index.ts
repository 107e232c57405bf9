export { createFontFiles, type FontFiles, platformFontNeeds, platformFonts } from './fontFiles.ts';
