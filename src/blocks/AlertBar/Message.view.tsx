export { AlertBar as Message } from './AlertBar.view';
