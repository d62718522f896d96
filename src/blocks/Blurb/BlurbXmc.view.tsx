export { BlurbCloud as BlurbXmc } from './BlurbCloud.view';
