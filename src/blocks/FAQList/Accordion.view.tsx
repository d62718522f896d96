export { Accordion } from './FAQList.view';
