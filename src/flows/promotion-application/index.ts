/**
 * The application for a promotion, headless: a remark, images and the consent. Provide `send`, and `changed`, which reads the
 * promotion again.
 */
export {
  type ApplicationForm,
  applicationFaults,
  promotionApplicationMachine,
} from './promotionApplication.machine.ts';
