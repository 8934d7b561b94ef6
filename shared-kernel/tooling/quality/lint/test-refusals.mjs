/** Forms of test code that pass or fail by chance. */
export const testRefusals = [
  {
    selector: "CallExpression[callee.property.name='waitForTimeout']",
    message: 'No sleeps in tests: wait for what the shopper sees.',
  },
  {
    selector:
      "CallExpression[callee.name='expect'] AwaitExpression > CallExpression[callee.property.name=/^find(All)?By/]",
    message: 'What is found may be replaced before it is looked at: shows(() => screen.getBy…), or waitFor.',
  },
  {
    selector:
      "CallExpression[callee.property.name='waitForLoadState'][arguments.0.value='networkidle'], Property[key.name='waitUntil'][value.value='networkidle']",
    message: 'A quiet network says nothing of the page: wait for what the shopper sees.',
  },
  {
    selector: "IfStatement > AwaitExpression > CallExpression[callee.property.name='isVisible']",
    message: 'What is not there yet changes the way of the test: let the caller say what the screen has.',
  },
  {
    selector:
      "CallExpression[callee.name='expect'] > AwaitExpression > CallExpression[arguments.length=0][callee.property.name=/^(count|innerText|textContent|inputValue|is(Visible|Hidden|Checked|Enabled|Disabled))$/]",
    message: 'A value read once is too early or too late: expect(locator) waits, or expect.poll.',
  },
]
