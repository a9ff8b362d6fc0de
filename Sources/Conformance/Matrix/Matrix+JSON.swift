import Rendering
public import SceneModel

extension Matrix {
    /// The matrix for a program: a record for each state and renderer.
    public var json: JSONValue {
        [
            "broken": .bool(isBroken), "renderers": .strings(renderers.map(\.name)),
            "cells": .array(
                states.indices.flatMap { row in
                    renderers.indices.map { column in object(row, column) }
                }),
        ]
    }

    private func object(_ row: Int, _ column: Int) -> JSONValue {
        var members: [String: JSONValue] = [
            "entry": .string(states[row].entry), "state": .string(states[row].state),
            "renderer": .string(renderers[column].name),
        ]
        switch cells[row][column] {
        case .fine: members["outcome"] = "fine"
        case .degraded(let features):
            members["outcome"] = "degraded"
            members["features"] = .strings(features.map(\.rawValue))
        case .broken(let fault):
            members["outcome"] = "broken"
            members["reason"] = .string(fault.reason)
            if let excerpt = fault.excerpt { members["excerpt"] = .string(excerpt) }
        }
        return .object(members)
    }
}
