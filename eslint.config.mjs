export { default } from './shared-kernel/tooling/quality/lint/eslint.mjs'
