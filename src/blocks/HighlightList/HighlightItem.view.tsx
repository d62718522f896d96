export { HighlightItem } from './HighlightList.view';
