/** Forms of a test that pass or fail by chance. */
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
]
