export { stockLoader as loader } from '../parts/stock.loader';
