/** The points mall: rewards, exchanges and movements of points. */
export { PointMall } from './PointMall.tsx';
