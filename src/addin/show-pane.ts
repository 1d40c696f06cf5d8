export function showPaneWhenVisible(_info: unknown): void {
  void import(/* webpackChunkName: "pane" */ "../taskpane/index.js");
}
