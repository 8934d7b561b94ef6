import { testCards } from '../card/card-page'
import type { TypedCard } from '../card/typed-card.rules'
import { escapeHtml, pagePrefix } from '../page'

type Attributes = { autocomplete: string; placeholder?: string; isNumeric?: true; maxlength?: number }

const inputs: Record<keyof TypedCard, Attributes> = {
  number: { autocomplete: 'cc-number', isNumeric: true },
  expiration: { autocomplete: 'cc-exp', isNumeric: true, placeholder: '12/28' },
  security_code: { autocomplete: 'cc-csc', isNumeric: true, maxlength: 4 },
  name: { autocomplete: 'cc-name', placeholder: 'HANAKO TANAKA' },
}

const alertIcon =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 4 2.8 20h18.4L12 4Zm0 6v4.5m0 2.6v.1"/></svg>'

/** Renders a field in the markup of the shop's own fields. The script fills in its texts. */
function fieldMarkup(name: keyof TypedCard): string {
  const { autocomplete, placeholder, isNumeric, maxlength } = inputs[name]
  const attributes = [
    `id="${name}" autocomplete="${autocomplete}" aria-required="true" spellcheck="false"`,
    isNumeric ? 'inputmode="numeric"' : 'autocapitalize="characters"',
    placeholder ? `placeholder="${placeholder}"` : '',
    maxlength ? `maxlength="${maxlength}"` : '',
  ]
  return `<div class="field">
<label for="${name}"><span id="${name}-label"></span><span class="required">必須</span></label>
<input ${attributes.filter(Boolean).join(' ')}>
<p class="help" id="${name}-help"></p>
<p class="problem" id="${name}-problem" role="alert">${alertIcon}<span></span></p>
</div>`
}

type Frame = { shop: string; month: string; version: string }

/**
 * Renders the page that the shop frames. It stays hidden until the shop named by `shop` sends its texts.
 * `month` decides whether a card has expired.
 */
export const cardFieldsPage = ({ shop, month, version }: Frame) => `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>カード情報の入力</title>
<link rel="stylesheet" href="${pagePrefix}/card-fields.css?v=${version}">
<script defer src="${pagePrefix}/card-fields.js?v=${version}"></script>
</head>
<body data-shop="${escapeHtml(shop)}" data-month="${month}">
<div id="fields" hidden>
${fieldMarkup('number')}
<div class="pair">
${fieldMarkup('expiration')}
${fieldMarkup('security_code')}
</div>
${fieldMarkup('name')}
${testCards}
</div>
</body>
</html>`
