/** News and blog: the lists and one article. */
export { ArticleBoard } from './ArticleBoard.tsx';
export { ArticleView } from './ArticleView.tsx';
