export { CaptchaBox } from './captcha-box'
export { answerCaptcha } from './captcha.state'
