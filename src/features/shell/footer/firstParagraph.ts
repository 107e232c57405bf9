/** The first paragraph of sanitised HTML, as HTML; all of it if there are no paragraphs. */
export const firstParagraph = (html: string): string => /<p\b[^>]*>[\s\S]*?<\/p>/i.exec(html)?.[0] ?? html;
