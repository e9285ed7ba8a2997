export const fr = { page: "Page {{page}} sur {{pages}}" };
